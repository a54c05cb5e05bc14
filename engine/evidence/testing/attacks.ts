/**
 * Texts on which a pattern of these readers once took more than linear time, as a checker of patterns finds them. Every second piece is the
 * one that is repeated.
 */
const attacks: readonly (readonly string[])[] = [
  ["", "/A", ""],
  ["~~~\t", "\t", "\n~~~\n"],
  ["--A", " ", "\tA--"],
  ["==", "=", "\u0000", "==", "==\n==="],
  ["..\t", " ", "S", " ", ""],
  ["Ava ,s::", "\t\t\t", ""],
  ["", "*", "\u0000*"],
  ["❯", "\t", "(\t0"],
  ["➜\t]", "i\\", "\n"],
  ["", "\t", ""],
  ["", 'v"Event occurred"', '\n"Event occurred" kind="HorizontalPodAutoscaler"'],
  ["", "horizontal-controller-", "\t"],
  ["", "-columns=get hpa\u0000", "-columns=\nget hpa=custom-columns="],
  ["", "\t", "|REFERENCE|"],
  ["0\nAh/p ./h", "s.", "\n"],
  [":", "\n\t", ""],
  ["#..", ".", "\nO"],
  ["A:\t", "\t", "\n"],
  ["-\n", "\t", "\u0000\n"],
  ["#", "\t#", "\n\t#"],
  ["", "\t", "\u0000|"],
  ["D", "\tHPA-I", "", "\tHPA-S", "\n"],
  ["\u0000:\n\t\t\t\t\t", "\t", "\t\t\t\t\t\u0000\n\t"],
  ["", "\t", "\tPeriod:0seconds"],
  ["", "0", "\u00000d"],
  ["E0000 00:00:00\t", " \n", ""],
  ["", "Successful rescale of e, old size: 0, new size: 0, reason: ", "\nSuccessful rescale of r, old size: 0, new size: 0"],
  ["", "0", "0]g.go:0]"],
  ["", "reason: :", "o"],
  ["", "calculate a replica count from ", "\t", "(t", "t"],
  ["", "'", "\u0000'"],
  ["", "\t", "\u0000("],
  ["", "get\t--", "e"],
  ["0", "g/get\t-0", "g/g\t\u0000get\tg"],
  ["deployment", "//", " "],
  ["\t", "\t", "\u0000"],
  ["", "tecpu_usage_seconds_total", "te"],
  ["", "[\u0000", "\n"],
  ["FAILEDGETSCALE/", "U.", "\n"],
  ["\t", "\tFAILEDGETSCALE\t", "\n"],
  ["", ",", "\u0000,"],
  ["k-d ", "tsh k\t-- ", "\n"],
  ["Normal\nWa\thorizontal-pod-autoscaler\t", "\t", "\nNormal\nWe\thorizontal-pod-autoscaler"],
  ["", 'Event(v1.ObjectReference{Kind:"K", Namespace:"", Name:"y', ""],
  ["type: 'Normal' reason: 'Wi'\t", "\t", ":type: 'Normal' reason: 'Nl'\n"],
  ['"Event occurred" ob', '"Event occurred"', 'ject="', 'k" kind="c"', "\n"],
  ["resource\tq on\tpods", " \t", "s"],
  ['""', "\n ", "s"],
  ["", " ", "x"],
  ["", "\n", ""],
  ["", "(", ""],
  ["", '"', ""],
  ["", "[", ""],
  ["", '{"a":', ""],
  ["", "- ", ""],
  ["", "a ", ""],
  ["", "| ", ""],
  ["", "`", ""],
  ["", "\\\n", ""],
  ["", "=", " ="],
  ["", "1", ""],
  ["", 'a="b",', ""],
  ["", "\u2028", ""],
  ["", "<p ", ""],
];

/** Each of them with so many characters. */
export const attacksOf = (length: number): readonly { name: string; text: string }[] =>
  attacks.map((pieces) => {
    const repeated = pieces.filter((_, index) => index % 2 === 1).join("").length;
    const times = Math.ceil(length / repeated);
    const text = pieces.map((piece, index) => (index % 2 === 1 ? piece.repeat(times) : piece)).join("");
    return { name: JSON.stringify(pieces), text };
  });
