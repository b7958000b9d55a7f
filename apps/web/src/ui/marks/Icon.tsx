import type { ReactElement } from "react";

/** An icon in the colour of the text, always used beside a word. */
type IconName = keyof typeof PATHS;

export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }): ReactElement {
	const solid = (SOLID as Readonly<Record<string, string>>)[name];
	return (
		<svg className="icon" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
			<path d={PATHS[name]} />
			{solid && <path className="solid" d={solid} />}
		</svg>
	);
}

const PATHS = {
	search: "M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM10.5 10.5 14 14",
	copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
	check: "m3 8.5 3.5 3.5L13 4.5",
	down: "m4 6 4 4 4-4",
	up: "m4 10 4-4 4 4",
	next: "M2.5 8H13M9 4l4 4-4 4",
	previous: "M13.5 8H3M7 4 3 8l4 4",
	out: "M4.5 11.5l7-7M6 4.5h5.5V10",
	close: "m4 4 8 8M12 4l-8 8",
	lock: "M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5",
	link: "M6.5 9.5l3-3M7 4.5l1-1a3.2 3.2 0 0 1 4.5 4.5l-1 1M9 11.5l-1 1A3.2 3.2 0 0 1 3.5 8l1-1",
	theme: "M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z",
	light:
		"M10.75 8a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM8 1.25v1.5M8 13.25v1.5M1.25 8h1.5M13.25 8h1.5M3.25 3.25l1 1M11.75 11.75l1 1M3.25 12.75l1-1M11.75 4.25l1-1",
	dark: "M13.25 9.75A5.75 5.75 0 0 1 6.25 2.75a5.75 5.75 0 1 0 7 7Z",
	machine: "M4.5 4.5h7v7h-7zM6.5 2v2.5M9.5 2v2.5M6.5 11.5V14M9.5 11.5V14M2 6.5h2.5M2 9.5h2.5M11.5 6.5H14M11.5 9.5H14",
	save: "M4 2h8v12L8 10.5 4 14z",
	filter: "M2.5 4.5h11M4.5 8h7M6.5 11.5h3",
	info: "M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM8 7.5v3.5M8 5v.25",
	warning: "M8 2.5 14 13.5H2zM8 7v3M8 11.75V12",
	file: "M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3",
	folder: "M1.5 3.5h5l1.5 2h6.5v8h-13z",
	download: "M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11",
	play: "M5 3.5v9l7-4.5z",
	edit: "M10.5 3 13 5.5 5.5 13H3v-2.5zM9 4.5 11.5 7",
	logo: "M2.75 12.5V1.75h10.5V12.5",
} as const;

const SOLID = { theme: "M8 2.5a5.5 5.5 0 0 1 0 11z", logo: "M1 13h14v2H1zM6 7h4v6H6z" } as const;
