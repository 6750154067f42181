/**
 * The actions of a visitor: the actions that the page requests by name, the menu that offers them,
 * and the forms and questions that some of them open.
 */
package org.gobang.ui.web.action;
