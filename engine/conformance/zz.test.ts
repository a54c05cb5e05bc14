import {expect,test} from "vitest";
import {replayTrace} from "../conformance";
import {isDeepStrictEqual} from "node:util";
import {readTraces,expectations} from "./testing/traces";
import {retold,withoutMetric} from "./testing/retold";
test("all",()=>{
 for(const fam of "no-behavior behavior-policies behavior-windows min-max-clamps tolerance status-vs-spec edited-hpa scale-errors rare-rules".split(" ")){
  let n=0,bad=0,traces=0,shown=0,sk=0;
  for(const t of readTraces(fam)){
   const r=retold(t); if(!r){sk++;continue} traces++;
   const got=replayTrace(r); const want=expectations(t);
   got.forEach((g,i)=>{n++; const a:any=withoutMetric(g), b:any=withoutMetric(want[i]!);
    if(!isDeepStrictEqual(a,b)){bad++; if(shown++<2)for(const k of Object.keys(b))if(!isDeepStrictEqual(a[k],b[k]))console.log(t.name,i,k,JSON.stringify(b[k]),JSON.stringify(a[k]))}
   });
  }
  console.log(fam,"traces",traces,"skipped",sk,"n",n,"bad",bad);
 }
});
