/**
 * The forms that names must have: each function lists what is wrong with a name, in upstream's words. Source:
 * k8s.io/apimachinery/pkg/util/validation and pkg/api/validation/path.
 */

export function isDNS1123Label(value: string): string[] {
  return [
    ...longerThan(63, value),
    ...(dns1123Label.test(value) ? [] : [dns1123Subdomain.test(value) ? "must not contain dots" : dns1123LabelError]),
  ];
}

export function isDNS1123Subdomain(value: string): string[] {
  return [...longerThan(253, value), ...(dns1123Subdomain.test(value) ? [] : [dns1123SubdomainError])];
}

/** The last part of a URL's path. */
export function isValidPathSegmentName(name: string): string[] {
  if (name === "." || name === "..") return [`may not be '${name}'`];
  return ["/", "%"].filter((character) => name.includes(character)).map((character) => `may not contain '${character}'`);
}

/** A name that may have a DNS prefix: `app` or `example.com/app`. */
export function isLabelKey(value: string): string[] {
  return prefixedNameErrors(value, "a valid label key");
}

/** The same, with the messages of older releases. */
export function isQualifiedName(value: string): string[] {
  return prefixedNameErrors(value, "a qualified name");
}

function prefixedNameErrors(value: string, title: string): string[] {
  const parts = value.split("/");
  const [prefix, name] = parts.length === 1 ? [undefined, value] : parts;
  if (parts.length > 2 || name === undefined) return [`${title} ${prefixedNameError}`];
  return [
    ...prefixErrors(prefix),
    ...(name === "" ? ["name part must be non-empty"] : longerThan(63, name).map((error) => `name part ${error}`)),
    ...(qualifiedNamePart.test(name) ? [] : [`name part ${qualifiedNamePartError}`]),
  ];
}

export function isValidLabelValue(value: string): string[] {
  return [...longerThan(63, value), ...(value === "" || qualifiedNamePart.test(value) ? [] : [labelValueError])];
}

/** A label's value from a longer name: its first 63 characters, as far as the last of them that is a letter or a digit. */
export function asLabelValue(name: string): string {
  let end = Math.min(63, name.length);
  while (end > 0 && !/[A-Za-z0-9]/.test(name[end - 1]!)) end--;
  return name.slice(0, end);
}

function prefixErrors(prefix: string | undefined): string[] {
  if (prefix === undefined) return [];
  if (prefix === "") return ["prefix part must be non-empty"];
  return isDNS1123Subdomain(prefix).map((error) => `prefix part ${error}`);
}

function longerThan(limit: number, value: string): string[] {
  return value.length > limit ? [`must be no more than ${limit} characters`] : [];
}

const dns1123Label = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
const dns1123Subdomain = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const qualifiedNamePart = /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;

const dns1123LabelError =
  "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";
const dns1123SubdomainError =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
const qualifiedNamePartError =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const prefixedNameError =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]') with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')";
const labelValueError =
  "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
