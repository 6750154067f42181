/**
 * The actions of a visitor, which the page requests by name, with the menu, forms and questions.
 */
package org.gobang.ui.web.action;
