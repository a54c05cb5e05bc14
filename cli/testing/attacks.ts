/**
 * Texts that a checker of patterns found for patterns that earlier releases had: each pump is repeated behind its prefix, and the suffix makes
 * the match fail.
 */
export const attacks: readonly Attack[] = [
  [[["", "/A"]], ""],
  [[["", "\t"]], ""],
  [[["", "+:"]], ""],
  [[[".", "."]], "\n"],
  [[["W@", "❯"]], "s"],
  [[["", "${0:"]], ""],
  [[[":", "\n\t"]], ""],
  [[["0\t", " "]], ","],
  [[["", "{"]], "\n{}"],
  [[["0", "000"]], "A"],
  [[["#", "\t"]], "\n#"],
  [[["00", "\t"]], "+0"],
  [[["", " ["]], "] []"],
  [[["❯", "\t"]], "(\t0"],
  [[["#..", "."]], "\nO"],
  [[["1.", "s000"]], "µ"],
  [[["A\t", "\t"]], "\n"],
  [[["", ">\t#"]], "\n>"],
  [[["", "A"]], "\u0000"],
  [[["", "\u0000"]], "/"],
  [[["", "*"]], "\u0000*"],
  [[["A:\t", "\t"]], "\n"],
  [[["", "'"]], "\u0000'"],
  [[["", "get\t--"]], "e"],
  [[["", ","]], "\u0000,"],
  [[["0", "0"]], "\u0000"],
  [[["", "0"]], "\u00000"],
  [[["", "\t"]], "\u0000"],
  [[["", "="]], "\u0000="],
  [[['""', "\n "]], "s"],
  [[["--A", " "]], "\tA--"],
  [[["➜\t]", "i\\"]], "\n"],
  [[["#", "\t#"]], "\n\t#"],
  [[["", "\t"]], "\u0000|"],
  [[["", "0"]], "\u00000d"],
  [[["", "\t"]], "\u0000("],
  [[["", "[\u0000"]], "\n"],
  [[["(", "\t\t"]], "(\t)"],
  [[[":", "\t"]], "\u0000"],
  [[["", "e\rk\t\r"]], "e"],
  [[["u=\tA", "nh"]], "\n"],
  [[["k\t--", ":y"]], "\n"],
  [[["D", "\tHPA-S"]], "\n"],
  [[["", "0"]], "0]g.go:0]"],
  [[["", "reason: :"]], "o"],
  [[["\t", "\t"]], "\u0000"],
  [[["", "increase(]"]], ""],
  [[["", "\n"]], "\u0000\n"],
  [[["k", '"\rk{l']], "\n"],
  [[["", '"pointlist']], "s"],
  [[["Summary:", "\n "]], "s"],
  [[["", ".policies["]], "\n"],
  [[["Wed AF", " "]], "\u0000"],
  [[["", "\t"]], "|REFERENCE|"],
  [[["-\n", "\t"]], "\u0000\n"],
  [[["deployment", "//"]], " "],
  [[["", "mзапитm"]], "\u0000"],
  [[["~~~\t", "\t"]], "\n~~~\n"],
  [[["\u0000", " "]], " \u0000"],
  [[["", "url(("]], 'url("#r)'],
  [
    [
      ["..\t", " "],
      ["S", " "],
    ],
    "",
  ],
  [[["0\nAh/p ./h", "s."]], "\n"],
  [[["```\t", "\n"]], "\n```\n["],
  [[["{{.", "|indent"]], "\u0000"],
  [[["", "\t"]], "\tPeriod:0seconds"],
  [[["E0000 00:00:00\t", " \n"]], ""],
  [[["FAILEDGETSCALE/", "U."]], "\n"],
  [[["\u0000:", " "]], "\n\u0000:\n"],
  [
    [
      ["\n#", "\n\n"],
      ["\t", "\n#"],
    ],
    "",
  ],
  [[["0.0.00T0:00\t", "\t"]], "\u0000"],
  [[["\t", "\tFAILEDGETSCALE\t"]], "\n"],
  [[["0000/0-0T0:00\t", "\t"]], "\u0000"],
  [[["", "horizontal-controller-"]], "\t"],
  [
    [
      ["kube_pod_", "d_"],
      ["", "rsta"],
    ],
    "s",
  ],
  [[["resource\tq on\tpods", " \t"]], "s"],
  [
    [
      ["==", "="],
      ["\u0000", "=="],
    ],
    "==\n===",
  ],
  [[["0", "g/get\t-0"]], "g/g\t\u0000get\tg"],
  [[["", "tecpu_usage_seconds_total"]], "te"],
  [[["", "CONTAINER "]], "\tCONTAINER \tNTA"],
  [[["", "\n"]], "\tHorizontalPodAutoscaler"],
  [[["0\tAUG\t0000\t0:00\t", "\t"]], "\u0000"],
  [
    [
      ["**A **: ", " "],
      [":  ", "**AA**: \t"],
    ],
    "\n",
  ],
  [[["", "ling-update\rkubectl\t\r"]], "ling-update"],
  [
    [
      ["", "calculate a replica count from "],
      ["\t", "(t"],
    ],
    "t",
  ],
  [
    [
      ["{", "}>"],
      ["}", "}>"],
    ],
    ">>>>>>>>>>>>>>>>>>>>>>:>>>>>>>>>>>=>",
  ],
  [[["", "-columns=get hpa\u0000"]], "-columns=\nget hpa=custom-columns="],
  [[["", 'Event(v1.ObjectReference{Kind:"K", Namespace:"", Name:"y']], ""],
  [[["type: 'Normal' reason: 'Wi'\t", "\t"]], ":type: 'Normal' reason: 'Nl'\n"],
  [[["", 'is forbidden: User "\u0000" cannot fpPccodUcrobugnAfUcau']], "\u0000"],
  [[["", 'v"Event occurred"']], '\n"Event occurred" kind="HorizontalPodAutoscaler"'],
  [
    [
      ['"Event occurred" object="', '\\"ccurred" '],
      ['object="', ' " kind="c"'],
    ],
    "\n",
  ],
  [[["", "re than one HPApods by selector "]], "re than one HPA\npods by selector  are controlled by multiple HPAs"],
  [
    [
      ["\u0000\u0000\n\t\u0000:\t", "\t"],
      ["\t\u0000\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\n\n", "\t"],
      ["\n", "\u0000"],
    ],
    "\n\t",
  ],
  [[["", "Successful rescale of e, old size: 0, new size: 0, reason: "]], "\nSuccessful rescale of r, old size: 0, new size: 0"],
];

type Attack = readonly [pumps: readonly (readonly [prefix: string, pump: string])[], suffix: string];

export function attackText([pumps, suffix]: Attack, length: number): string {
  const each = length / pumps.length;
  return (
    pumps.map(([prefix, pump]) => prefix + pump.repeat(Math.max(1, Math.ceil((each - prefix.length) / pump.length)))).join("") + suffix
  );
}
