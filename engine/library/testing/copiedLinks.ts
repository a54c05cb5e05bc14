/**
 * A link to each scenario of the library as it was when link format 3 came. They hold the whole scenario, so they open the same
 * whatever becomes of the library. Add to the list; never change an entry.
 */
export const copiedLibraryLinks: Readonly<Record<string, string>> = {
  "five-minutes-to-shrink": "3.3Hbf_KtGyWS1AA",
  "no-lower-threshold": "3.xjiw54OnAqfUnPxyhfKMzOQMBWCzCuZieNkLjjIgrzxvSBa1xKUT6NDH0EsnwJ4-KKEYmumAeo9Aho6uKbCQtbREKVYJJR5wdQxPHYamtQA",
  "small-difference": "3.DOf624OnAnNDVYX8NIVEqA9BbHMDVWAAw1JHXn5JBjD-FTKAcZOaNyTLW-ISC3T8YxAkFvBYBvGJxQwYoaDkYkhCegHXwMgJAgA",
  "ceil-ratchet": "3.zO19i4OnAiMDVeAwUU5-uUJJRirMmwrlSKVvdmpqgUJiTo5CGjCMwKOFQ7LQHWopBjz2QkKSMQYPSRjoGJKSatBSBQA",
  "percent-of-requests": "3.bONzsIOnAo_8coXkxDyFRNA4IHDASCGxBDT8oargHBA6JAvXYZ4ygE1pYMow1QH1Fg10DHWMjYCFqqUlSjGKllgwmhKg1IWtKYGURsyMDWoB",
  "fivefold-spike":
    "3.4njUwYOnAjdQsVoCLJ-BhWpGqgLIAmDoApMGMFuBRUD9HoW8_BIQByiUWKKQD6zwhmS5iy3RgIeOUBKNyZBNNJagQQkDHUMdUFcSRJsAC1xLS5QilriEhNzIADbekRKPmaVBLQA",
  "not-a-cooldown":
    "3.NXwe1YOnAk9gYZqRijoaolAOHg5RSFQoSCwtTgUOI5WUp6bmQaJPF9yuHZLlLpGJBjoQMohTjREofWCmGhNgYgKlG2AZC-pMQkhdSx1Q0YlczBJKTKjJBTTUUQsA",
  "eighty-replicas":
    "3.oiPZ5IOnAkMDVYX8IgUT8DCgQiK0hAUGcEZmcoZCfppCSUZqLnBIrRTosCFZ2BKbUgZVUsE-dEf0-BV8rAT3MBR5w2gUj2NhywNGwO4BljwA7jQY6FiaAasLEMNQR9fSFFhnWFqi1BmEcoYFStI3M6gFAA",
  "ten-percent-of-three":
    "3.OYXx0oOnAkMDVYX8NIWSjKLUVMhQoEImuNAtLilNHprF61BMG9jH6ogesIIPjlB73AlHvxNbmgWJGuiYGwFLdxDDUEfXzFzHwtISpYQnlI6B5T88nZoA-7cA",
  "min-is-the-least-change":
    "3.-x03A4OnAozxDT2FkAxwQZuZW5qrkJ-mUJ6RWDIki1lsaQQ8UoSSRkwGVRohOGaHczyKquNuFA85gQzA0WfFmt4tQeIGOobAqgFK61hYWqJUDgSzAFISNzcwrQUA",
  "disabled-and-max":
    "3.ONe7vYOnAnBDUBfUVlXILIYPYwADGJQ6MlNAxS841oBJpTxvSJa2xCUV6OjHIEkq2IfuUMevcIw_kZDKgOMEoGRmaKYDanoDGTq6wLaQoZm5JUqpTCjtgWtzzKEXlCESHKMbwykFmQ2XBAQaVIBXwUaGprUA",
  "idle-memory": "3.yihOaIOngpCM1KJUhcxihbx8BZDpCoklCok5OcAQRiqA0_NBJW5JBrAATqzIzC3NHZLFLnFpxoKiJEPUkB9Jgx6kpBpgmkEuTgklGmDdi7XtYGaElloA",
  "average-hides-hot-pod":
    "3.JdW7x4OnAv-8VNAIoEJmsUJiCbCwLVbIAVUwwBAGJg9g1lIoyUgFknn5CsDKInVIFrfEpRXo8McgGeogIa2YA4VBqcWQhOQCamFgNl6MTNGTCQA",
  "sidecar-without-request":
    "3.ByzII4OnApvSvOw8YEvVTt_UQBUYrhmJJQopmSkKJRmpCpl5oKHd1BQFaDNCIQmYYYZmkUtceoEOgQzm9AIed8BIL0bAFjYwwZgAS1YQbahjZKhjYWmJUrgSSkLAmhhncxct9QAA",
  "sidecar-dilutes":
    "3.H2uLiIOngpCMVFCog4wBOUyhtBhUvJYDh5eBJW8xbHAVGODA1JIJlAEqB_aEFBJLFEzNVIdk6Utc0oGOhgyCpAMa_sHR_cOWdIAJCpx4DElLPbhamOBeKfa2LlqSAgA",
  "one-metric-fails":
    "3.e1j5-YOnAv-8VIX8NAXgMC0snBSSE_Py8kuAg0fAcEkExkB5RmIJcLgEaKICyA3FQ7LMxZZgMMdAIGOkgyXBUDoYXZAIDobieFAFCowSqozWYk_HRsAmPpZ0bAJK3gY6wEIfWHKDGDq6ZjrmlpZgpqGhjgWISUIyBzcc8I_yENftBramcPad0YMNb88ROA4E8VksyDx4zQUUrgUA",
  "missing-samples":
    "3.ZU897IOnAkMDc1WF_DSFRKgXQWxLA1VgCAOTR2axQl4-aIBQIRGYulOGZGFLXEqBDn4MgpRiSVpKATYLQEnF0BxYqIIZOiY6hiaWlijlKqHUA66PMQdPIA1yvP1hbCMcIJeCOqbI6Q0A",
  "missing-count-as-idle":
    "3.YhYhY4OnApd8YCAWFwNjGDwQCBw8K80rUUgsBo4dgcTy86BeH5IFLZGpxGywpBLQSA-Onh62VGJpCeozGugYkpBQDI2AKjDHSQh2fLENZYASL6gHCktYBrUA",
  "value-of-backlog":
    "3.iXOJQoOngpByYMhWggcBFcrzS3NSgGkCGLxIpW9icbZCWn6RArCySFUoyUjMU0gEUvmlxYl5KbQtfoEeBknRIvlAjSYiBeFMQtQfICZxuJq0JAUcsAAnKlDpCyINQdDQ0hLM1DXUMQIxcac4vA0YcE2P3jgA1f8ozWmkJGgKbAEAAA",
  "surge-is-copied":
    "3.Qo7J3oOnAkeg58FNFR2FvHwFYIWQqgCyREchMS9FIT8vFTQ8CBFOyy9SAHXKgIGfUUnbchfoU5AULdIN1GiCSQc6GoIl6ZA3MAwaxI3PL0iFpxOKhkxJSkzAoQpwcjIkIT1hbfBBBbE2-IAG4h99IdTTx9WThQccgQ4csH0E8STIJFhSBw22AAA",
  "start-up-burst":
    "3.rxQnu4OngpDyfAVgNZAKHgYEBiuQlQcsmFOBIV8OTCDAzKVQkgESLSkHRkElTcvb4oz8ApqkFojBBJMLdARk6CUXS1DfEVg86kBoQxA0tLREKVuJSEEYLS4TcPsSe4sLS2sAKY2ZWxjUAgA",
  "broken-rollout":
    "3.cDGMcIOngpCMVIX8nBTwKKACMCsppCUWKSQm5QML2xKgFNTfCuXAxJJZrJCXn5eqkAhM6SlDsuAlLtVABkoHy6AHCakGOCYBLl0tdUCFpYGOIbC81bGwtEQpYwmlJHDdjH8ghbjePtBOeEEOdFktAA",
  "unready-still-counts":
    "3.SQcB54OnAjegxxXy0xQMTcADgQrA3KSQl18CDCBg1gCOMuUrlGSkVgLH1ErzShQSixUMVIdkkYstvWAOgZgMmvQCGvPBll5MsKcXC2DrAJRiDElIMobANIPa7sDW6DIEFtHYGl3gMQbMFgFYGKOliLuhaGQJdCbmsA2wzsDXYzepja0FAA",
  "all-unready":
    "3.jkqObYOngpCMVMg4o0JmsUIaMBQUSoCFNaiEzVfIyc9LBwY1UkkMjkAgrzyPtgUv0KsgKVokHKjRBIdDIMOl2NIOeSPDoFHc-PyCVHhCIWlwGlj7k5SAgEMA4CRkSEIaMgMqwD-Cgq3rDWwrYHUUzq4pPCDw9siAHob6QAfkAgMgqWMcCzIUXjsAh2BqAQ",
  "crash-loop": "3.c2dtSoOnAhdQCkhUAHfvdHOA_TtgXAPDA9x6gcQXqLAtyQCWvYkVmbmluUOyxKU0uQya0VLQMAhp6QickgxxJyWMZh0o7eFs1wE14x9kIWoEAega5MQIAA",
  "paused-at-zero": "3.f2ydm4OnAnBDMAVUoFYB24IKSZUKGYmgYC-HpQ6kIFbIyy9RSAIWu-mgUhnUGB-SxS-2tINzOGTopR0jcGvbQMeQhORjClSAf_AEzzgC0B7kpAUA",
  "wakes-from-zero":
    "3.FSc09IOnAufEPFARm54PKlOrgM1BHYXEvBTgGFpuqgKoua2QVAmUByarNNoWtUDPgaRokVSgRqOlFmyjHbhSC_XHgikcx8WWlIyArWwsSQmYwEBpyUAHPGQBpIDQyNgSzNI11LE0BTJxJzQ8iQp5BATSXkZKY4ZGxga1AA",
  "apply-resets-replicas":
    "3.0AfuGENLBQol5cAArgSPBSqkFOUXgErYkoyi1FQFUOtGAdSJA6oDR8WQLHKxpRecQyBDL71YAjuPoBRjGEsooYD6m1jHSYAVPNEDDMCWOlHKgQkYlujMDE1rAQ",
  "two-autoscalers":
    "3.W1mZjoOnAkfgQAZIFTyuU4sU8vMUSjJSFYqBKiCjgwrlGZnJGUDxVIXyzLziIVnoYksxOAdBhmCKsQSNSBjoGOqA-pEg2ghY2lpaopSvBFMRUAHmGArycAIxYyig9AW0FDm5AQA",
  "renamed-container":
    "3.76dhMYOnAhdQCgA1lIBxrJCUX5IBGWNSyE9TSESMpClkp6YWgIpiaGpQKMkADs2mZwDVFKWCNAzJchhbIgIPOKEkIsi4KbZERNWhSqCrqZnYaORKcHkHjKUByRXAJhA4XxjqmFmCaFMdQxKyCNY2LFQQaxsWaCD-ASWkIASFGahEhguBx5tAYaVUG1sLAA",
  "up-while-below-target":
    "3.KemJCIOngpCMVAXngFCFzGKFtMQi4IhRTn45sMwFFrEQHyuUIxXE4PhTKC0YkqUutiSDOQpiMlSTjCWo_2igY6gDow0tdYwswSxdINPQ0AzIISFFgSpm1NYGcMgDORmZmRnUAgA",
  "forbidden-windows":
    "3.GAsVnIOnAk9gYZqRijoaolAOHg4BSyTn5-eAWrIK-WlgflpmUXEJPGGkFg3JAhhb6sEcEIEMmA7m1GMEbFhjST3AsQlQ8jE00gH1KYEMENPCEswyMtGxMIAwdU2MdUwhTCDLwhjIJCHFmQIVEOou4e4t0bDPkgdsSIL7JbBaxNTSoBYA",
  "edge-of-tolerance":
    "3.rG2xJoOngpCMVAXngFCFzGKFxBIFU1NVHYUSoBDEvyBRUwNV4GATKJ0kIgaMFPLTgIGrqpCRn5MyJItgbOkH55DI0Es_oMaCgY6luQ6oU2mgY6gDLHYNDS0tUUpbQmkKXEsT0yOiYQckD9gqJNT_gCZrM2ODWgA",
  "wakes-whoever-slept":
    "3.FX2WkIOnAnBDMAVUoFYB24IKSZUKGYl5KQqgNg1y6CoYAEecQImlJCMVnixSi4BFc3YqsIimbTEM9DhIihbJCGo0WkrCNhKCKyWRN04M75lRdSwVGLwkJDKgKCiVGVItmSGPiUBa0EDzsI3JABsThIcngM4ipjtGcu8HSzcnD9j2JNTLgWYeM0PTWgA",
  "scale-up-window":
    "3.jj7TWYOngpDyfHipmp8GiSHd0gLU4RFgeGek5gFTi0JJRiqwJC4qLgEPGwKH2nJTh2QRjC394BwSGSTph-B4Hr4hLfAYEAkp0BLUHQWWuDoQ2hBYkBsaWlqiFNcEEyVSojM3MK0FAA",
  "ten-percent-and-five":
    "3.j5CBT4OnAkMDVYXEvBQFU_A4oEIitIhVADVqQMMdoJ63joK5qQ5YVUlGat6QLHKJTS-DKsFgH8AjehSL8BjWAIxSwQf0sBqALYsYAXsPWLIIuE9hoGNpBqxNQAxDHV1LU2CVYmmJUqUQyjgWyDnD3NK0FgA",
  "thirty-percent-or-seven":
    "3.wiFyS4OnAmMDVYX8IgVz8DCgQiK0hAWO-OWXK6QlFpcAk4iCoQVEFpjDgAlNwdRsSJa6xCaZQZVmCI7hkTzQBBkGpmSgyRyvATh6qthSuTFIGFSqAysEEMNQx9JCx8LSEqVOIJTyDS2QkraxoWktAA",
  "tolerance-in-manifest":
    "3.m-9MuYOnAkfEKJBCfpqCqapCYl6KQiLUwyAhoGZf4HATKKUYGpj6KiSmgOSB3SGalr3JkOKRBkkHajLBxAMdD8GSeMgbGgbbGw-uY6kzbOpL2hBfjBJ4kE-JtIQITIbIJTShdGgKqtixdUiRfI-3JwZs5kAA0GJwiQUazAAydYDNJFNLSzDTUMcCxIoF9X7hidrYoBYA",
  "busy-sidecar":
    "3.58OerYOngpCMVAVoK0EhE1iwArlJ-SUlOal5qcnZwHDOyEzOgIYgcMgDXB4PyTIXW4IBDxthGwPBkmCGxrAkVV0JTRbUdCmObiy2LAAcxABnAkNgbQGhDXUsLC1R6gvKcgWwgYTa7sLW7AJ2XYhpvAPNwtp4R2hG6ygg5UdjY4NaAA",
  "requests-at-an-ingress":
    "3.yrNa9IOnAljrWyGxRCExDzYYC4wJqJcV8tPAfoUMmirkF6EMWNG0-C3OyC-gSeKBGEww9ZjgTD14xsUJDFJjGTul-Ug6zLsUDkKCxodwdEOxJWFgwgYnYkNgaQ-hDXUsLC1RynuCqRop1RpbGtQCAA",
  "one-by-one":
    "3.i4JixoOnAkfk8WIrhVRQgx0YHhBzFYB5S6G8KLME2J7WUSgHJhiQQElGKpDMz8upVCjOrACPH9K0GE6hNAmhjIgjohdkLsFREUOI0CBOQkbA1jW2JGQJGqIw0DEElrYQ2hBY4FpaohS4RCQrLLU-qNGMOdSCMiRCqF8PdAMsORqbmNYCAA",
  "target-above-the-limit":
    "3.04Z4wIOnAsecHPAIoAIwGykkliiUZKRmFik4B4Qq5IAqGmBIA5NJZrFCXj5ImUIiMJWnDMlCF1uKAY8bYRsEoV2KIWa4D9gTBA6J4ujyYUsuwEQETjCGwJIVQhvqWFhaopStBFMQUgoBjVEAAA",
  "failed-pods-are-ignored":
    "3.T9eteoOngpDUPPAIoEJiiYKFqaqOAnDAVgGS1CFsaMNHIVGhODG3IAc00GCikF-kYGg-JMterAkHczDE0GywpBzQ6A-O3h-2lGNpCepHGugYkpB4DI2AKjDHTlD7zK7AKQfI6ASkJ2wE6nvCkpRBLQA",
  "removing-replicas":
    "3.LYWAlIOnAlDc6MHSm0JmsUJ6fl6qQlpRfq5CSQawwIUmDGCIg5JLZopCSTkwKirBo4YKKUX5BaCyGKhlSBbExKUi6MDI0EtFlsAuJSgdGZKQkED9UazjKMAGAKEBCENQdxSWyswMTWsB",
  "rate-of-young-pods":
    "3.WvmZYYOnAr_UcvAIILA8zS8Hlqv5CmlAEVgrHzSSABzpABkDHHECJZaSjFR4sgDKJaakgDUBE1Al2ByaFshANxbQJDlBDCY4RGKCMz0NouFUHAkN3H7ASGjATic4qRkCy2QIDYSGlpYoxTKhxGeG2gvAaIvX1gIA",
};
