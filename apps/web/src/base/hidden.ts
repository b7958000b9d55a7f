/** Why a file is not served although it may exist. */
export const HIDDEN =
	"files with this name are not served, because they often hold secrets. The operator can allow them with VITRINE_ALLOW_FILES.";
