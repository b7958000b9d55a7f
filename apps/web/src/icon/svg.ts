import { SHAPES, SIDE } from "./shapes.ts";

const RECTANGLES = SHAPES.map(
	({ x, y, width, height, part }) => `<path class="${part}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`,
).join("");

const STYLE =
	".case{fill:#15181c}.object{fill:#1a3ecb}@media(prefers-color-scheme:dark){.case{fill:#e9ebee}.object{fill:#9fb4ff}}";

/** The logo as an SVG icon, which follows the browser's theme. */
export const ICON: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><style>${STYLE}</style>${RECTANGLES}</svg>`;
