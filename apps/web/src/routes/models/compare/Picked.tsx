import type { ReactElement } from "react";
import { links, MOST_COMPARED } from "../../../base/links.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { listAddress } from "../address.ts";
import type { ControlProps, Follow } from "../controls.ts";
import { picking } from "../../../resources/models/changes.ts";
import type { ListView } from "../view.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

type PickedProps = Pick<ControlProps, "form" | "query"> & { readonly view: ListView; readonly follow: Follow };

/** The models selected to compare, each with a link to remove it, and a link to the comparison. */
export function Picked({ form, query, view, follow }: PickedProps): ReactElement {
	const picked = query.picked ?? [];
	return (
		<div className="picked" data-some={picked.length > 0 || undefined}>
			{picked.length > 0 && (
				<b>
					{picked.length} selected{picked.length === MOST_COMPARED && ", the maximum"}
				</b>
			)}
			{picked.map((id) => (
				<a key={id} className="button one" href={listAddress(picking(query, id))} onClick={follow(picking(query, id))}>
					<span className="id">
						<Isolated text={id} as="name" />
					</span>
					<Icon name="close" size={12} />
					<span className="hidden">: remove</span>
				</a>
			))}
			{picked.length > 0 && (
				<a className="button strong" href={links.compare({ model: picked })}>
					{picked.length === 1 ? "Compare with another" : "Compare side by side"}
				</a>
			)}
			{picked
				.filter((id) => !view.rows.some((row) => row.id === id))
				.map((id) => (
					<input key={id} form={form} type="hidden" name="model" value={id} />
				))}
			<button className="button no-js" form={form} formAction={links.compare()}>
				Compare selected
			</button>
		</div>
	);
}
