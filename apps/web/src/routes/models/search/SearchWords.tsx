import { type ReactElement, useState } from "react";
import { Icon } from "../../../ui/marks/Icon.tsx";
import type { ControlProps } from "../controls.ts";
import { changed } from "../../../resources/models/changes.ts";
import type { ListQuery } from "../../../resources/models/query.ts";

type SearchWordsProps = ControlProps & {
	/** The query as typed: with words that `query` has as filters. */
	readonly asked: ListQuery;
};

/** The search field. It keeps the text as typed, until another control is used: then what was read is filters. */
export function SearchWords({ form, query, asked, go }: SearchWordsProps): ReactElement {
	const [typed, setTyped] = useState("");
	const text = typed.trim() === (asked.q ?? "") ? typed : (query.q ?? "");
	return (
		<search className="model-search">
			<div className="field">
				<Icon name="search" />
				<input
					form={form}
					name="q"
					type="search"
					aria-label="Find a model"
					aria-keyshortcuts="/"
					placeholder="Words or filters: whisper mit 8gb"
					autoComplete="off"
					data-search
					value={text}
					onChange={({ target }) => {
						setTyped(target.value);
						go((before) => changed(before, { q: target.value }), true);
					}}
				/>
				<kbd aria-hidden="true">/</kbd>
			</div>
			<button className="button no-js" form={form}>
				Search
			</button>
		</search>
	);
}
