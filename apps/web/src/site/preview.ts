/** The image of link previews: its address, its size in pixels, and the words on it. */
export const PREVIEW = {
	path: "/preview.png",
	width: 1200,
	height: 630,
	alt: "Vitrine. Find a model. Copy the code to use it. Every snippet shows its check level.",
} as const;
