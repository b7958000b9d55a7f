import { type ReactElement, useRef, useState } from "react";
import { links } from "../../base/links.ts";
import { matches } from "../../base/filter.ts";
import type { FilterGroup, FilterListProps } from "./filterShapes.ts";
import { FilterTable } from "./FilterTable.tsx";
import { Icon } from "../marks/Icon.tsx";
import { Isolated } from "../text/Isolated.tsx";

/** A list with a filter that works as you type; without JavaScript, on Enter. */
export function FilterList(props: FilterListProps): ReactElement {
	const { action, label, placeholder, query, nouns, columns, groups } = props;
	const [text, setText] = useState(query);
	const shown = groups.map((group) => ({ ...group, items: group.items.filter((item) => matches(item, text)) }));
	const total = count(groups);
	const found = count(shown);
	return (
		<div className="filter-list">
			<FilterField {...{ action, label, placeholder, query }} onText={setText} />
			<p className="filter-found">
				<output>{foundText(found, total, nouns)}</output>{" "}
				{text !== "" && (
					<a href={action} className="clear">
						Show all
					</a>
				)}{" "}
				{found === 0 && (
					<a href={links.models({ q: text })}>
						Models with “<Isolated text={text} />”
					</a>
				)}
			</p>
			<div className="filter-groups">
				{shown
					.filter((group) => group.items.length > 0)
					.map((group, at) => (
						<FilterTable key={group.id} group={group} columns={columns} bare={at > 0} />
					))}
			</div>
		</div>
	);
}

interface FilterFieldProps extends Pick<FilterListProps, "action" | "label" | "placeholder" | "query"> {
	readonly onText: (text: string) => void;
}

function FilterField({ action, label, placeholder, query, onText }: FilterFieldProps): ReactElement {
	const input = useRef<HTMLInputElement>(null);
	return (
		<search>
			<form className="field" action={action} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
				<Icon name="search" />
				<input
					ref={input}
					name="q"
					type="search"
					aria-label={label}
					placeholder={placeholder}
					defaultValue={query}
					onChange={(event) => {
						onText(event.target.value);
						remember(action, event.target.value);
					}}
				/>
			</form>
		</search>
	);
}

/** Keeps the filter in the address, for links and the back button. */
function remember(action: string, text: string): void {
	history.replaceState(null, "", text === "" ? action : `${action}?${new URLSearchParams({ q: text })}`);
}

function count(groups: readonly FilterGroup[]): number {
	return groups.reduce((sum, group) => sum + group.items.length, 0);
}

function foundText(found: number, total: number, [one, many]: readonly [string, string]): string {
	if (found === 0) return `No ${many} match.`;
	return found === total ? `${total} ${total === 1 ? one : many}` : `${found} of ${total} ${many}`;
}
