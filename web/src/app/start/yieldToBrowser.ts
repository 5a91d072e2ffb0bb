/**
 * Pauses the evaluation of the modules that follow, so that the browser can react between React and
 * the app: together they would be one long task.
 */
await new Promise((resolve) => setTimeout(resolve));
