/** From pyproject.toml; see vite.config.ts. */
declare const __FRACAS_VERSION__: string;
