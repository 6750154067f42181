/**
 * What a visitor can do: the actions that the page asks for by name, the menu that offers them, and
 * the forms and questions that some of them open.
 */
package org.gobang.ui.web.action;
