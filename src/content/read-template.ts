/** What the server wrote in a `<template>`, as text: it has never been part of the page, and is not made part of it here. */
export const readTemplate = (template: HTMLTemplateElement): string => template.innerHTML.trim();
