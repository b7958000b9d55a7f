import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { exact } from "../../../base/numbers.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import type { FileList } from "./files.ts";

interface FilePagesProps {
	readonly id: string;
	readonly list: FileList;
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

/** Links to the other pages of a long list of files. */
export function FilePages({ id, list: { page, pages }, panel }: FilePagesProps): ReactElement | null {
	if (pages === 1) return null;
	const to = (page: number): string => links.model(id, { ...panel, tab: "files", page: page === 1 ? undefined : page });
	return (
		<nav className="pages" aria-label="Pages of files">
			<span className="muted">
				Page {exact(page)} of {exact(pages)}
			</span>
			<span className="pages-ways">
				{page > 1 && (
					<>
						<a href={to(1)}>First</a>{" "}
						<a href={to(page - 1)} rel="prev">
							<Icon name="previous" /> Previous
						</a>{" "}
					</>
				)}
				{page < pages && (
					<>
						<a href={to(page + 1)} rel="next">
							Next <Icon name="next" />
						</a>{" "}
						<a href={to(pages)}>Last</a>
					</>
				)}
			</span>
		</nav>
	);
}
