/**
 * The building site of the hero: a frame going up before the Nairobi skyline, materials in front.
 * Drawn like the products' pictures: flat fills of site colours inside one ink outline. Ground and
 * hills run on beyond the drawing's box, so that the hero stands on them in its whole width.
 */
const ink = '#3a2a24';
const outline = {
  stroke: ink,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

export function HeroArt({ title, className }: { title: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 600 440"
      className={className}
      overflow="visible"
      role="img"
      aria-label={title}
      fill="none"
    >
      <circle cx="392" cy="176" r="142" fill="#f2d296" />
      <Skyline />
      <Crane />
      <Building />
      <path d="M-2000 410H0q150-12 300-4t300-2 300 6h1700v40h-4600z" fill="#d39a72" />
      <path d="M-2000 426H0q170-10 330-2t270-4 300 6h1700v24h-4600z" fill="#c27f5b" />
      <Ballast />
      <CementPallet />
      <Mabati />
      <SteelBars />
      <Mason />
    </svg>
  );
}

/** Far away and in one tone: KICC with its saucer and cone, Times Tower, and their neighbours. */
function Skyline() {
  return (
    <g fill="#2b1d10" opacity=".26">
      <path
        d="M-1200 420q200-60 420-40t400-50 380 26q80-44 170-20t190-10 240 20 300-40 400 60 500 20v80h-3000z"
        opacity=".5"
      />
      <path d="M642 420V226h34v-20l12-22 12 22v214zM712 420V306h60v114zM790 420V250h40v170zM96 420V214h-8l4-16h8l16-40 16 40h8l4 16h-8v206zM20 420V282h44v138zM150 420V256l14-10v-26h4v26l14 10v164zM196 420V300h34v120zM-8 420V318h22v102zM548 420V268h52v152z" />
    </g>
  );
}

function Crane() {
  return (
    <g {...outline}>
      <path d="M166 92h398v16H166z" fill="#f6b91d" />
      <path
        d="M182 108l16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16"
        strokeWidth="2"
      />
      <path d="M510 44 186 92M510 44l46 48" strokeWidth="2.500" />
      <path d="M498 420V108h24v312zM503 108l7-64 7 64" fill="#f6b91d" />
      <path
        d="M498 132l24 24-24 24 24 24-24 24 24 24-24 24 24 24-24 24 24 24-24 24 24 24"
        strokeWidth="2"
      />
      <path d="M538 104h34v34h-34z" fill="#b8b4ab" />
      <path d="M488 108h-4v30h26v-30z" fill="#b6dade" />
      <path d="M252 106h20v8h-20z" fill="#6f6a68" />
      <path d="M262 114v34M262 148l-42 22M262 148l42 22" strokeWidth="2.500" />
      <path d="M204 170h116v14H204z" fill="#98a4ac" />
      <path d="M204 175h116M204 179.500h116" strokeWidth="1.500" />
      <path d="M226 168h8v18h-8zM290 168h8v18h-8z" fill="#a5452b" strokeWidth="2" />
    </g>
  );
}

/** Three storeys: walls on the first, props on the second, bars waiting for the fourth. */
function Building() {
  const starters = [286, 340, 394, 448];
  return (
    <g {...outline}>
      <path
        d={starters.map((x) => `M${x - 4} 218v-24M${x + 4} 218v-28`).join('')}
        stroke="#6f6a68"
      />
      <path d="M268 352h200v64H268z" fill="#c66b42" />
      <path
        d="M270 368h196M270 384h196M270 400h196M290 352v16M330 352v16M370 352v16M410 352v16M450 352v16M310 368v16M350 368v16M390 368v16M430 368v16M290 384v16M330 384v16M370 384v16M410 384v16M450 384v16M310 400v16M350 400v16M390 400v16M430 400v16"
        stroke="#97502f"
        strokeWidth="2"
      />
      <path d="M300 364h40v30h-40z" fill="#b6dade" />
      <path d="M320 364v30" strokeWidth="2" />
      <path d="M390 362h36v54h-36z" fill="#97502f" />
      <path d="M322 344v-58M358 344v-58M412 344v-58" stroke="#b98a52" strokeWidth="5" />
      {starters.map((x) => (
        <path key={x} d={`M${x - 7} 340h14v-56h-14zM${x - 7} 272h14v-44h-14z`} fill="#b8b4ab" />
      ))}
      <path d="M258 340h220v14H258zM258 272h220v14H258zM258 216h220v14H258z" fill="#d3cfc6" />
      <path d="M362 272v-30h78v30z" fill="#c66b42" />
      <path d="M362 257h78M382 242v15M420 242v15M400 257v15" stroke="#97502f" strokeWidth="2" />
      <path
        d="M240 418V190M480 418V190M232 344h32M232 276h32M232 220h32M240 344l28-66M472 344h16M472 276h16M472 220h16"
        stroke="#b98a52"
        strokeWidth="5"
      />
    </g>
  );
}

function Ballast() {
  return (
    <g {...outline}>
      <path d="M14 424q30-62 66-66t74 66z" fill="#98a4ac" />
      <path
        d="m46 398 8-6 8 6-8 6zM78 382l8-6 8 6-8 6zM98 404l8-6 8 6-8 6zM66 412l7-5 7 5-7 5z"
        fill="#c2cace"
        strokeWidth="2"
      />
    </g>
  );
}

function CementPallet() {
  const rows = [
    { y: 388, xs: [112, 166] },
    { y: 362, xs: [110, 168] },
    { y: 336, xs: [138] },
  ];
  return (
    <g {...outline}>
      <path
        d="M106 414h124v8H106zM112 422h16v10h-16zM160 422h16v10h-16zM208 422h16v10h-16z"
        fill="#d6a76c"
      />
      {rows.flatMap(({ y, xs }) =>
        xs.map((x) => (
          <g key={`${x} ${y}`}>
            <path d={`M${x + 4} ${y}h50q6 13 0 26h-50q-6-13 0-26z`} fill="#e9dcc3" />
            <path d={`M${x + 16} ${y + 1}h26v24h-26z`} fill="#4d8a5a" strokeWidth="2" />
          </g>
        )),
      )}
    </g>
  );
}

function Mabati() {
  return (
    <g {...outline}>
      <path d="M520 426l22-118 46 8-16 112z" fill="#a5452b" />
      <path d="M531 427l21-117M543 428l19-116M555 428l18-115M565 428l16-114" strokeWidth="2" />
      <path d="M500 428l30-104 44 12-22 94z" fill="#3f74a0" />
      <path d="M510 429l29-103M522 430l27-102M534 430l25-100M544 430l22-97" strokeWidth="2" />
    </g>
  );
}

function SteelBars() {
  return (
    <g {...outline}>
      <path d="M256 418h196v14H256z" fill="#98a4ac" />
      <path d="M262 412h178v7H262z" fill="#b4bec4" />
      <path d="M256 423h196M256 427.500h196" strokeWidth="1.500" />
      <path d="M292 410h9v24h-9zM398 410h9v24h-9z" fill="#f6b91d" strokeWidth="2" />
    </g>
  );
}

function Mason() {
  return (
    <g {...outline}>
      <path d="M470 430v-38h24v38h-10v-24h-4v24z" fill="#3f74a0" />
      <path d="M466 352q16-8 32 0v44h-32z" fill="#e5802f" />
      <path d="M466 376h32M474 350v44M490 350v44" stroke="#f6e27a" strokeWidth="4" />
      <path d="M466 356q-14 12-18 26l10 4 10-16zM498 356l10 22-10 10" fill="#e5802f" />
      <circle cx="482" cy="338" r="11" fill="#6b4630" />
      <path d="M468 336q0-16 14-16t14 16z" fill="#f6b91d" />
      <path d="M465 336h34" strokeWidth="4" />
      <path d="M436 382l22-8 8 14-22 9z" fill="#fbf7ef" />
      <path d="m444 384 12-4M447 389l12-4" strokeWidth="1.500" stroke="#3f74a0" />
    </g>
  );
}
