import { type ReactElement, useState } from "react";
import { links } from "../../base/links.ts";
import { isFound } from "./endings.ts";
import type { FilterGroup, FilterListProps } from "./filterShapes.ts";
import { FilterTable } from "./FilterTable.tsx";
import { Icon } from "../marks/Icon.tsx";
import { Isolated } from "../text/Isolated.tsx";

/** A list with a filter that works as you type; without JavaScript, on Enter. */
export function FilterList(props: FilterListProps): ReactElement {
	const { action, label, placeholder, query, box, nouns, columns, groups } = props;
	const [text, setText] = useState(query);
	const [checked, setChecked] = useState(box?.checked ?? false);
	const wanted = groups.filter(({ optional }) => !(optional && checked));
	const shown = text === "" ? wanted : joined(wanted).map((group) => narrowed(group, text));
	const total = count(groups);
	const found = count(shown);
	const change = (text: string, checked: boolean): void => {
		setText(text);
		setChecked(checked);
		remember(action, text, checked ? box?.name : undefined);
	};
	return (
		<div className="filter-list">
			<FilterField
				{...{ action, label, placeholder, query }}
				{...(box && { box })}
				text={text}
				checked={checked}
				onChange={change}
			/>
			<p className="filter-found">
				<output>{foundText(found, total, nouns)}</output>{" "}
				{(text !== "" || checked) && (
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
						<FilterTable key={group.id} group={group} columns={columns} text={text} bare={at > 0} />
					))}
			</div>
		</div>
	);
}

/** Groups as they are filtered: those that are brief only otherwise are part of the first. */
function joined([first, ...others]: readonly FilterGroup[]): readonly FilterGroup[] {
	if (first === undefined) return [];
	const { full = [], kept = [] } = Object.groupBy(others, ({ brief }) => (brief === "unfiltered" ? "full" : "kept"));
	return [{ ...first, items: [first, ...full].flatMap(({ items }) => items) }, ...kept];
}

function narrowed(group: FilterGroup, text: string): FilterGroup {
	return { ...group, items: group.items.filter((item) => isFound(item, text)) };
}

interface FilterFieldProps extends Pick<FilterListProps, "action" | "label" | "placeholder" | "query" | "box"> {
	readonly text: string;
	readonly checked: boolean;
	readonly onChange: (text: string, checked: boolean) => void;
}

function FilterField({
	action,
	label,
	placeholder,
	query,
	box,
	text,
	checked,
	onChange,
}: FilterFieldProps): ReactElement {
	return (
		<search>
			<form action={action} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
				<div className="field">
					<Icon name="search" />
					<input
						name="q"
						type="search"
						aria-label={label}
						placeholder={placeholder}
						defaultValue={query}
						onChange={(event) => onChange(event.target.value, checked)}
					/>
				</div>
				{box && (
					<label className="box">
						<input
							type="checkbox"
							name={box.name}
							value="yes"
							checked={checked}
							onChange={(event) => onChange(text, event.target.checked)}
						/>
						{box.label}
					</label>
				)}
				{box && <button className="button no-js">Apply</button>}
			</form>
		</search>
	);
}

/** Keeps the filter in the address, for links and the back button. */
function remember(action: string, text: string, box: string | undefined): void {
	const query = new URLSearchParams({ ...(text !== "" && { q: text }), ...(box !== undefined && { [box]: "yes" }) });
	history.replaceState(null, "", query.size === 0 ? action : `${action}?${query}`);
}

function count(groups: readonly FilterGroup[]): number {
	return groups.reduce((sum, group) => sum + group.items.length, 0);
}

function foundText(found: number, total: number, [one, many]: readonly [string, string]): string {
	if (found === 0) return `No ${many} match.`;
	return found === total ? `${total} ${total === 1 ? one : many}` : `${found} of ${total} ${many}`;
}
