import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { remoteCode } from "../../loading/remoteCode.ts";

/** The import of the class that loads compressed models; the paid edition has its own class. */
export const prunaImport = (model: ModelRecord): Python =>
	isPro(model) ? py`from pruna_pro import PrunaProModel` : py`from pruna import PrunaModel`;

/** The call that loads the model with its compression. */
export const prunaModel = (model: ModelRecord): Python =>
	py`${isPro(model) ? py`PrunaProModel` : py`PrunaModel`}.from_pretrained(${model.id}${remoteCode(model)})`;

const isPro = (model: ModelRecord): boolean => hasTag(model, "pruna_pro-ai");

/** For a record without the original library: loads the model and shows its compression. */
export function loadedOnly(model: ModelRecord): Python {
	return py`
		${prunaImport(model)}

		model = ${prunaModel(model)}
		print(model.smash_config)
	`;
}
