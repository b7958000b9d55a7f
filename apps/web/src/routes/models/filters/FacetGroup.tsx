import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { matches } from "../../../base/filter.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { Mark } from "../../../ui/marks/Mark.tsx";
import { exact } from "../../../base/numbers.ts";
import { FACET_NAMES } from "../../../resources/models/facets.ts";
import type { FacetView, OptionView } from "../view.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import { Suspect } from "../../../ui/marks/Suspect.tsx";

/** Values that are shown unfolded. */
const OPEN = 5;
const OPEN_TASKS = 8;
/** Folded values that a page has before the browser renders the rest. */
const FOLDED = 6;
/** With more values, there is a field to find one. */
const LONG = 12;

interface FacetGroupProps {
	readonly view: FacetView;
	/** The chosen values, which may be ahead of the view. */
	readonly chosen: readonly string[];
	readonly onToggle: (value: string) => void;
	/** The address of a page with every value; absent where all are shown. */
	readonly allAt?: string | undefined;
}

/** A facet: its values with their counts, the chosen ones first. */
export function FacetGroup({ view, chosen, onToggle, allAt }: FacetGroupProps): ReactElement | null {
	const { facet, options, more, unknown = 0 } = view;
	const [one, many, article] = FACET_NAMES[facet];
	const [text, setText] = useState("");
	const group = useRef<HTMLFieldSetElement>(null);
	const pressed = useKeptFocus(group);
	if (options.length === 0) return null;
	const found = text === "" ? options : options.filter(({ value, label }) => matches({ key: value, label }, text));
	const open = Math.max(facet === "task" ? OPEN_TASKS : OPEN, options.filter((option) => option.chosen).length);
	const last = allAt === undefined ? options.length : open + FOLDED;
	const boxes = (some: readonly OptionView[]): ReactElement[] =>
		some.map((option) => (
			<Box
				key={option.value}
				facet={facet}
				option={option}
				checked={chosen.includes(option.value)}
				onToggle={() => {
					pressed.current = option.value;
					onToggle(option.value);
				}}
			/>
		));
	return (
		<fieldset ref={group}>
			<legend>{one}</legend>
			{options.length > LONG && <Find label={`Find ${article}`} text={text} onText={setText} />}
			{boxes(text === "" ? found.slice(0, open) : found)}
			{text === "" && found.length > open && (
				<details>
					<summary>{more > 0 ? `More ${many}` : `All ${options.length} ${many}`}</summary>
					{boxes(found.slice(open, last))}
					{found.length > last && <AllValues href={allAt} />}
				</details>
			)}
			{text !== "" && found.length === 0 && <p className="muted">No matches.</p>}
			{unknown > 0 && <p className="muted more">{unknownText(unknown)}</p>}
			{more > 0 && <p className="muted more">Use the search for values that are not listed.</p>}
		</fieldset>
	);
}

/** Leads to a page with every value where there is no JavaScript; with it, the page has them as soon as it is used. */
function AllValues({ href }: { readonly href: string | undefined }): ReactElement {
	return (
		<a className="no-js" href={href}>
			Show all
		</a>
	);
}

function unknownText(models: number): string {
	return models === 1 ? "The size of 1 model is unknown." : `The size of ${exact(models)} models is unknown.`;
}

interface FindProps {
	readonly label: string;
	readonly text: string;
	readonly onText: (text: string) => void;
}

function Find({ label, text, onText }: FindProps): ReactElement {
	return (
		<div className="field needs-js">
			<Icon name="search" />
			<input
				type="search"
				aria-label={label}
				placeholder={label}
				autoComplete="off"
				value={text}
				onChange={({ target }) => onText(target.value)}
			/>
		</div>
	);
}

interface BoxProps {
	readonly facet: string;
	readonly option: OptionView;
	readonly checked: boolean;
	readonly onToggle: () => void;
}

function Box({ facet, option, checked, onToggle }: BoxProps): ReactElement {
	return (
		<label>
			<input type="checkbox" name={facet} value={option.value} checked={checked} onChange={onToggle} />
			{option.mark && <Mark {...option.mark} />}
			<span className="value">
				<Isolated text={option.label} />
				{facet === "author" && <Suspect name={option.value} />}
			</span>
			<span className="count">{exact(option.count)}</span>
		</label>
	);
}

/** Keeps the focus on a box that moves within its group when it is pressed. */
function useKeptFocus(group: RefObject<HTMLFieldSetElement | null>): RefObject<string | undefined> {
	const pressed = useRef<string>(undefined);
	useEffect(() => {
		const value = pressed.current;
		if (value === undefined || document.activeElement !== document.body) return;
		const boxes = group.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
		[...boxes].find((box) => box.value === value)?.focus({ preventScroll: true });
		pressed.current = undefined;
	});
	return pressed;
}
