/**
 * Runs before the first paint, so that a chosen theme never flashes. It is the one inline script of the site; the
 * content security policy names its hash.
 */
export const THEME_SCRIPT =
	'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';
