import type { ReactElement, ReactNode } from "react";
import { Select } from "../../ui/controls/Select.tsx";
import { type Controls, StateLink } from "../controls/controls.tsx";
import { JSON_EXAMPLES } from "./examples.ts";
import { FieldProblems, wrongness } from "../controls/problems.tsx";
import { givenOptions, NO_OPTIONS, type PanelField } from "../state/state.ts";

/** The options of a call, folded unless some are set. Empty fields use the model's defaults. */
export function Options(controls: Controls): ReactElement {
	const { view, state } = controls;
	const { chat, numbers, input } = view.call;
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
				{chat && (
					<TextArea
						controls={controls}
						field="messages"
						label="Messages, as JSON"
						example='[{"role": "user", "content": "…"}]'
						lines={2}
					/>
				)}
				{numbers && (
					<>
						<Field controls={controls} field="temperature" label="temperature" example="0.7" narrow />
						<Field controls={controls} field="max_tokens" label="max_tokens" example="512" narrow />
						<Field controls={controls} field="top_p" label="top_p" example="0.9" narrow />
					</>
				)}
				{chat && <ChatOptions {...controls} />}
				<RoutePicker {...controls} />
				<Field controls={controls} field="billTo" label="Bill to" example="an organisation" />
				<Field controls={controls} field="endpointUrl" label="Custom endpoint" example="https://…/v1" />
				{state.endpointUrl !== undefined && (
					<Field controls={controls} field="tokenVariable" label="Token variable" example="API_TOKEN" />
				)}
			</div>
			{set > 0 && (
				<p>
					<StateLink controls={controls} changes={NO_OPTIONS}>
						Clear all options
					</StateLink>
				</p>
			)}
			<button className="button no-js">Update</button>
		</details>
	);
}

/** The options of chats. */
function ChatOptions(controls: Controls): ReactElement {
	return (
		<>
			<TextArea
				controls={controls}
				field="response_format"
				label="response_format, as JSON"
				example={JSON_EXAMPLES.response_format}
				lines={1}
			/>
			<TextArea controls={controls} field="tools" label="tools, as JSON" example={JSON_EXAMPLES.tools} lines={2} />
			{(controls.state.tools ?? controls.state.tool_choice) !== undefined && (
				<Field controls={controls} field="tool_choice" label="tool_choice" example={JSON_EXAMPLES.tool_choice} />
			)}
		</>
	);
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
function fieldProps({ view, state, change }: Controls, field: PanelField): FieldControlProps {
	return {
		id: `panel-${field}`,
		name: field,
		value: state[field] ?? "",
		onChange: ({ target }) => change({ [field]: target.value }, true),
		...wrongness(field, view.problems),
	};
}

interface FieldControlProps {
	readonly id: string;
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
			<label htmlFor={`panel-${field}`}>{label}</label>
			{children}
			<FieldProblems fields={[field]} problems={controls.view.problems} />
		</div>
	);
}

function RoutePicker({ view, state, change }: Controls): ReactElement {
	return (
		<div className="option">
			<label htmlFor="panel-route">Route</label>
			<Select
				id="panel-route"
				name="route"
				value={state.route ?? ""}
				onChange={({ target }) => change({ route: target.value })}
				{...wrongness("route", view.problems)}
			>
				<option value="">Direct</option>
				<option value="router">Via the hub’s router</option>
				{state.route !== undefined && state.route !== "router" && <option value={state.route}>{state.route}</option>}
			</Select>
			<FieldProblems fields={["route"]} problems={view.problems} />
		</div>
	);
}
