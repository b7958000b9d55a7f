/**
 * Base models that bring their own code, which no record of an adapter says. The README of github.com/ML-GSAI/LLaDA (read on
 * 2026-11-24) loads its models with `AutoModel` and `trust_remote_code`.
 */
const WITH_OWN_CODE = /^GSAI-ML\/i?LLaDA-/;

/** Whether a base model is known to bring its own code. */
export const bringsCode = (base: string): boolean => WITH_OWN_CODE.test(base);
