import type { ReactElement, ReactNode } from "react";
import { slug, useIds } from "./ids.ts";

export interface HeadingProps {
	readonly level: 1 | 2 | 3 | 4 | 5 | 6;
	/** The preferred id; made from the text if absent. Required inside an island. */
	readonly id?: string;
	readonly className?: string;
	/** Shown before the text, outside the link, such as an icon. */
	readonly before?: ReactNode;
	/** Shown after the text, outside the link, such as a count. */
	readonly after?: ReactNode;
	/** Puts the anchor after the text instead of around it, for headings that contain links. */
	readonly beside?: boolean;
	readonly children: ReactNode;
}

/** A heading that links to itself. Its id is unique on the page. */
export function Heading({ level, id, className, before, after, beside, children }: HeadingProps): ReactElement {
	const Tag = `h${level}` as const;
	const ids = useIds();
	const wanted = id ?? slug(plainText(children));
	const own = ids?.claim(wanted) ?? wanted;
	return (
		<Tag id={own} className={className}>
			{before}
			{beside ? (
				<>
					{children}{" "}
					<a className="anchor" href={`#${own}`}>
						<span aria-hidden="true">#</span>
						<span className="hidden">Link to this heading</span>
					</a>
				</>
			) : (
				<a className="anchor" href={`#${own}`}>
					{children}
				</a>
			)}
			{after}
		</Tag>
	);
}

/** The text of a heading, for its id. */
function plainText(node: ReactNode): string {
	if (typeof node === "string" || typeof node === "number") return String(node);
	if (Array.isArray(node)) return node.map(plainText).join("");
	if (typeof node === "object" && node !== null && "props" in node)
		return plainText((node.props as { readonly children?: ReactNode }).children);
	return "";
}
