import type { ReactElement, ReactNode } from "react";
import { slug, useIds } from "./page.ts";

interface HeadingProps {
	readonly level: 1 | 2 | 3 | 4 | 5 | 6;
	/** Wanted id; made from the text when absent. Inside an island it must be given. */
	readonly id?: string;
	readonly className?: string;
	/** Stands before the text, outside the link (a mark, an icon). */
	readonly before?: ReactNode;
	/** Stands after the text, outside the link (a count). */
	readonly after?: ReactNode;
	/** When the heading itself holds links, its anchor stands beside the text instead of around it. */
	readonly beside?: boolean;
	readonly children: ReactNode;
}

/** A heading that links to itself; its id is unique on the page. */
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

/** The words of a heading, for its id. */
function plainText(node: ReactNode): string {
	if (typeof node === "string" || typeof node === "number") return String(node);
	if (Array.isArray(node)) return node.map(plainText).join("");
	if (typeof node === "object" && node !== null && "props" in node)
		return plainText((node.props as { readonly children?: ReactNode }).children);
	return "";
}
