import { countedSuspicion, hiddenIn } from "@vitrine/code";
import { renderMarkdown } from "../markdown/markdown.ts";
import type { RenderedCard } from "../ui/text/ModelCard.tsx";

/** What links and images of a card lead to. */
export interface CardOptions {
	/** The level on the page of the highest heading of the card, 1 to 6; 3 unless given. */
	readonly top?: 1 | 2 | 3 | 4 | 5 | 6;
	/** Begins every id in the card, so that none is that of your page; `card-` unless given. */
	readonly prefix?: string;
	/** The address of a file of the model's repository that the card links to; where undefined, only the words of the link are kept. */
	readonly file?: (path: string) => string | undefined;
	/** The address of an image of the repository; where undefined, its alternative text is shown. */
	readonly image?: (path: string) => string | undefined;
}

/** Hidden characters that are counted: more are hostile, whatever their number. */
const MOST_COUNTED = 1_000;

/**
 * Renders a model card, the Markdown of a README, as safe HTML for `ModelCard`: no script, style, form or frame, and nothing loaded
 * from another host. It is bounded in length, depth and size, but not in time: an ordinary card takes 5 to 50 ms, a hostile one
 * seconds. Render cards of others in a worker thread with a deadline. Needs Node.
 */
export function renderCard(text: string, options: CardOptions = {}): RenderedCard {
	const { top = 3, prefix = "card-", file, image } = options;
	const card = renderMarkdown(text, {
		top,
		prefix,
		link: (target) => (target.type === "file" ? file?.(target.path) : undefined),
		image: (target) => (target.type === "file" ? image?.(target.path) : undefined),
	});
	const doubt = countedSuspicion("This card", hiddenIn(card.html, "prose", MOST_COUNTED), MOST_COUNTED);
	return { ...card, ...(doubt !== undefined && { doubt }) };
}
