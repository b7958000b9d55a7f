import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Icon } from "../marks/Icon.tsx";

interface SearchFieldProps {
	readonly id: string;
	/** What was searched for. */
	readonly text?: string;
}

/** Searches everything. The key `/` focuses it; suggestions come while the reader types. */
export function SearchField({ id, text = "" }: SearchFieldProps): ReactElement {
	return (
		<search className="searches">
			<form className="field" action={links.search()} autoComplete="off">
				<Icon name="search" />
				<label className="hidden" htmlFor={id}>
					Search models, tasks, code, pages and docs
				</label>
				<input
					id={id}
					name="q"
					type="search"
					placeholder="Models, tasks, code, docs"
					aria-keyshortcuts="/"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="search"
					data-search
					data-suggest=""
					defaultValue={text}
				/>
				<kbd aria-hidden="true">/</kbd>
				<button className="button no-js">Search</button>
			</form>
		</search>
	);
}
