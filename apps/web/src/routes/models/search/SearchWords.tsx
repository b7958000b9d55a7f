import { type ReactElement, useState } from "react";
import { Icon } from "../../../ui/marks/Icon.tsx";
import type { ControlProps } from "../controls.ts";
import { changed } from "../query/query.ts";

/** The search field. It keeps the text as typed; the query has it trimmed. */
export function SearchWords({ form, query, go }: ControlProps): ReactElement {
	const [typed, setTyped] = useState("");
	const wanted = query.q ?? "";
	const text = typed.trim() === wanted ? typed : wanted;
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
					placeholder="Name, author, tag or task"
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
