import { OPTION_FACTS, type OptionFacts, type OptionName, wireName } from "@vitrine/inference";
import type { ReactElement, ReactNode } from "react";
import { Select } from "../../ui/controls/Select.tsx";
import { type Controls, formId, StateLink } from "../controls/controls.tsx";
import { FieldProblems, wrongness } from "../controls/problems.tsx";
import { givenOptions, NO_OPTIONS, type PanelField, type PanelState } from "../state/state.ts";
import { canBeCalled } from "./canBeCalled.ts";

/** The options of a call below its code, folded unless some are set; nothing if the model cannot be called. */
export function Options(controls: Controls): ReactElement | null {
	const { view, state } = controls;
	const { input } = view.call;
	if (!canBeCalled(view)) return null;
	const offered = OPTION_FACTS.filter((fact) => isOffered(fact, controls));
	const rare = offered.filter(({ name }) => !USUAL.has(name));
	const set = givenOptions(state).filter((field) => field !== "stream").length;
	return (
		<details className="options" open={set > 0 || undefined}>
			<summary>{set === 0 ? "Options" : `Options, ${set} set`}</summary>
			<div className="option-grid">
				<TextArea
					controls={controls}
					field={input.field}
					label={input.label}
					example={input.example}
					lines={input.lines}
				/>
				{offered
					.filter(({ name }) => USUAL.has(name))
					.map((fact) => (
						<OptionControl key={fact.name} fact={fact} controls={controls} />
					))}
			</div>
			<details className="options" open={rare.some((fact) => isSet(fact, state)) || undefined}>
				<summary>More options</summary>
				<div className="option-grid">
					{rare.map((fact) => (
						<OptionControl key={fact.name} fact={fact} controls={controls} />
					))}
				</div>
			</details>
			{set > 0 && (
				<p>
					<StateLink controls={controls} changes={NO_OPTIONS}>
						Clear all options
					</StateLink>
				</p>
			)}
			<button className="button no-js" form={formId(controls.idOf)}>
				Update
			</button>
		</details>
	);
}

/** Options that most readers set; the others are folded. */
const USUAL: ReadonlySet<OptionName> = new Set(["temperature", "max_tokens", "top_p"]);

const isSet = (fact: OptionFacts, state: PanelState): boolean => state[wireName(fact) as PanelField] !== undefined;

/** Options with a separate control: provider and streaming are above the code, the input comes first. */
const ELSEWHERE: ReadonlySet<OptionName> = new Set(["provider", "providerId", "accessToken", "streaming", "inputs"]);

/** Whether a call of the model takes an option, and the option has an effect in this state. */
function isOffered({ name, scope }: OptionFacts, { view, state }: Controls): boolean {
	const { chat, numbers } = view.call;
	if (ELSEWHERE.has(name) || (scope === "chat" && !chat) || (scope === "generation" && !numbers)) return false;
	if (name === "tool_choice") return (state.tools ?? state.tool_choice) !== undefined;
	return name !== "tokenVariable" || state.endpointUrl !== undefined;
}

function OptionControl({ fact, controls }: { readonly fact: OptionFacts; readonly controls: Controls }): ReactElement {
	const { name, type, label, example, isWord } = fact;
	if (name === "route") return <RoutePicker {...controls} />;
	const field = wireName(fact) as PanelField;
	if (type !== "json" || isWord) return <Field {...{ controls, field, label, example }} narrow={type === "number"} />;
	return <TextArea {...{ controls, field, example }} label={`${label}, as JSON`} lines={fact.isList ? 2 : 1} />;
}

interface FieldProps {
	readonly controls: Controls;
	readonly field: PanelField;
	readonly label: string;
	readonly example: string;
	readonly narrow?: boolean;
}

function Field({ controls, field, label, example, narrow }: FieldProps): ReactElement {
	return (
		<Option {...{ controls, field, label }} className={narrow ? "option narrow" : "option"}>
			<input
				type="text"
				inputMode={narrow ? "decimal" : undefined}
				spellCheck={false}
				placeholder={example}
				{...fieldProps(controls, field)}
			/>
		</Option>
	);
}

interface TextAreaProps extends FieldProps {
	readonly lines: number;
}

function TextArea({ controls, field, label, example, lines }: TextAreaProps): ReactElement {
	return (
		<Option {...{ controls, field, label }} className="option wide-option">
			<textarea rows={lines} placeholder={example} {...fieldProps(controls, field)} />
		</Option>
	);
}

/** The attributes of the control of a field. */
function fieldProps(controls: Controls, field: PanelField): FieldControlProps {
	const { state, change, idOf } = controls;
	return {
		id: idOf(`panel-${field}`),
		form: formId(idOf),
		name: field,
		value: state[field] ?? "",
		onChange: ({ target }) => change({ [field]: target.value }, true),
		...wrongness(field, controls),
	};
}

interface FieldControlProps {
	readonly id: string;
	/** The fields are below the code, outside their form. */
	readonly form: string;
	readonly name: string;
	readonly value: string;
	readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface OptionProps extends Pick<FieldProps, "controls" | "field" | "label"> {
	readonly className: string;
	readonly children: ReactNode;
}

/** A control with its label and problems. */
function Option({ controls, field, label, className, children }: OptionProps): ReactElement {
	return (
		<div className={className}>
			<label htmlFor={controls.idOf(`panel-${field}`)}>{label}</label>
			{children}
			<FieldProblems fields={[field]} controls={controls} />
		</div>
	);
}

const ROUTES: ReadonlySet<string> = new Set(["provider", "router"]);

/** The usual route has no words in the address. */
function RoutePicker(controls: Controls): ReactElement {
	const { view, state, change, idOf } = controls;
	const { route: usual } = view.call;
	const valueOf = (route: string): string => (route === usual ? "" : route);
	return (
		<div className="option">
			<label htmlFor={idOf("panel-route")}>Route</label>
			<Select
				id={idOf("panel-route")}
				form={formId(controls.idOf)}
				name="route"
				value={valueOf(state.route ?? usual)}
				onChange={({ target }) => change({ route: target.value })}
				{...wrongness("route", controls)}
			>
				<option value={valueOf("provider")}>Direct</option>
				<option value={valueOf("router")}>Via the hub’s router</option>
				{state.route !== undefined && !ROUTES.has(state.route) && <option value={state.route}>{state.route}</option>}
			</Select>
			<FieldProblems fields={["route"]} controls={controls} />
		</div>
	);
}
