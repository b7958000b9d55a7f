import { deviceOf } from "@vitrine/catalogue";
import { type ReactElement, useState } from "react";
import { DevicePicker } from "../../../hardware/DevicePicker.tsx";
import { exact } from "../../../base/numbers.ts";
import type { ControlProps } from "../controls.ts";
import { MemoryField } from "../../../hardware/MemoryField.tsx";
import { fitOf, parseMemory } from "../../../hardware/fit.ts";
import { changed } from "../../../resources/models/changes.ts";
import type { FitView } from "../view.ts";

type FitGroupProps = ControlProps & {
	readonly view: FitView;
	/** The address of a page with every device; absent where all are shown. */
	readonly allAt?: string | undefined;
};

/** The filter by memory: a size or a device. */
export function FitGroup(props: FitGroupProps): ReactElement {
	return (
		<fieldset className="fit">
			<legend>Fits my hardware</legend>
			<Sizes {...props} />
			<Typed {...props} />
			<Device {...props} />
			<p className="muted more">
				Counts the weights that tools load by default, the program, and a context.
				{props.view.unsized > 0 && ` ${unsizedText(props.view.unsized)}`}
			</p>
		</fieldset>
	);
}

function unsizedText(models: number): string {
	return models === 1 ? "The memory of 1 model is unknown." : `The memory of ${exact(models)} models is unknown.`;
}

/** Sizes that are shown unfolded. */
const OPEN = 7;

function Sizes({ view, ...control }: FitGroupProps): ReactElement {
	const { sizes } = view;
	const rest = sizes.slice(OPEN);
	const chosen = rest.some(({ memory }) => memory === control.query.fit?.memory);
	return (
		<>
			{sizes.slice(0, OPEN).map((size) => (
				<SizeBox key={size.memory ?? "any"} {...size} {...control} />
			))}
			{rest.length > 0 && (
				<details open={chosen || undefined}>
					<summary>All {sizes.length} sizes</summary>
					{rest.map((size) => (
						<SizeBox key={size.memory ?? "any"} {...size} {...control} />
					))}
				</details>
			)}
		</>
	);
}

function SizeBox({ memory, count, query, go }: ControlProps & FitView["sizes"][number]): ReactElement {
	const { fit } = query;
	const choose = (): void =>
		go((before) => changed(before, { fit: memory === undefined ? undefined : { ...before.fit, memory } }));
	return (
		<label>
			<input type="radio" name="memory" value={memory ?? ""} checked={fit?.memory === memory} onChange={choose} />
			<span className="value">{memory === undefined ? "Any size" : `${exact(memory)} GB`}</span>
			<span className="count">{exact(count)}</span>
		</label>
	);
}

/** A typed size, which stays until something else is chosen. */
function Typed({ query, go }: FitGroupProps): ReactElement {
	const [typed, setTyped] = useState("");
	const memory = parseMemory(typed);
	const { fit } = query;
	const holds = memory === undefined || (fit?.memory === memory && fit.device === undefined);
	return (
		<MemoryField
			className="other-size"
			aria-label="Another size, in GB"
			placeholder="Another size"
			autoComplete="off"
			value={holds ? typed : ""}
			onChange={({ target }) => {
				setTyped(target.value);
				const next = parseMemory(target.value);
				if (next !== undefined) go((before) => changed(before, { fit: { memory: next } }), true);
			}}
		/>
	);
}

function Device({ query, go, allAt }: FitGroupProps): ReactElement {
	const choose = (id: string): void =>
		go((before) => {
			const device = deviceOf(id);
			return changed(before, { fit: device && fitOf(device, before.fit?.memory) });
		});
	const chosen = query.fit?.device;
	return (
		<>
			<DevicePicker
				aria-label="Device"
				autoComplete="off"
				value={chosen ?? ""}
				onChange={({ target }) => choose(target.value)}
				{...(allAt !== undefined && { only: [chosen] })}
			/>
			{allAt !== undefined && <AllDevices href={allAt} />}
		</>
	);
}

/** Leads to a page with every device where there is no JavaScript; with it, the page has them as soon as it is used. */
function AllDevices({ href }: { readonly href: string }): ReactElement {
	return (
		<a className="no-js" href={href}>
			Show all devices
		</a>
	);
}
