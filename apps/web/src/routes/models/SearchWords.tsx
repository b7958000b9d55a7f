import { type ReactElement, useEffect, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import type { ControlProps } from "./controls.ts";
import { changed } from "./query.ts";

/** The words looked for. What is typed stays as typed; the query has it without the spaces around it. */
export function SearchWords({ form, query, go }: ControlProps): ReactElement {
	const [text, setText] = useState(query.q ?? "");
	useEffect(() => setText((typed) => (typed.trim() === (query.q ?? "") ? typed : (query.q ?? ""))), [query.q]);
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
						setText(target.value);
						go(changed(query, { q: target.value }), true);
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
