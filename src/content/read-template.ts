/** Content of a server `<template>` as text; it never becomes part of the page here. */
export const readTemplate = (template: HTMLTemplateElement): string => template.innerHTML.trim();
