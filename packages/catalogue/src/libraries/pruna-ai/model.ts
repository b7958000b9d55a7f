import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { remoteCode } from "../../loading/remoteCode.ts";

/** The import of the class that loads compressed models; the paid edition has its own. */
export const prunaImport = (model: ModelRecord): Python =>
	isPro(model) ? py`from pruna_pro import PrunaProModel` : py`from pruna import PrunaModel`;

/** The call that loads the model with everything that was done to it. */
export const prunaModel = (model: ModelRecord): Python =>
	py`${isPro(model) ? py`PrunaProModel` : py`PrunaModel`}.from_pretrained(${model.id}${remoteCode(model)})`;

const isPro = (model: ModelRecord): boolean => hasTag(model, "pruna_pro-ai");

/** For a record that does not say what the model was made with: what was done to it is all there is to show. */
export function loadedOnly(model: ModelRecord): Python {
	return py`
		${prunaImport(model)}

		model = ${prunaModel(model)}
		print(model.smash_config)
	`;
}
