/** What the page needs of time zones. Its code comes late, because only a scenario with a cron trigger needs the table. */
export { localTimeOf, startEpochOf, timeZoneNames } from "../keda/cron/startEpoch";
