import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Comparison } from "./data.ts";
import { Isolated } from "../../ui/text/Isolated.tsx";

interface AddFormProps extends Comparison {
	readonly addressOf: (ids: readonly string[]) => string;
}

/** Adds a model to the comparison: by its id, from those most used for the same task, or from the list of models. */
export function AddForm({ models, question, others, addressOf }: AddFormProps): ReactElement {
	const ids = models.map(({ id }) => id);
	return (
		<section className="add">
			<form className="ask" action={links.compare()}>
				{ids.map((id) => (
					<input key={id} type="hidden" name="model" value={id} />
				))}
				{question.differences && <input type="hidden" name="only" value="differences" />}
				<label htmlFor="add">{ids.length === 1 ? "Compare with" : "Add a model"}</label>
				<div className="field">
					<input id="add" name="model" className="id" placeholder="owner/name" autoComplete="off" spellCheck={false} />
				</div>
				<button className="button">Add</button>
			</form>
			{others.length > 0 && (
				<div className="others">
					<p className="muted">{ids.length > 0 ? "Most used for the same task:" : "Most used:"}</p>
					<ul>
						{others.map((id) => (
							<li key={id}>
								<a className="id" href={addressOf([...ids, id])}>
									<Isolated text={id} as="name" />
								</a>
							</li>
						))}
					</ul>
				</div>
			)}
			<p className="muted">
				Or select models in <a href={links.models(ids.length > 0 ? { model: ids } : {})}>the list of models</a>.
			</p>
		</section>
	);
}
