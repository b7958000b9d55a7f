/** Model cards as safe HTML. */
export * from "@vitrine/web/kit/card";
