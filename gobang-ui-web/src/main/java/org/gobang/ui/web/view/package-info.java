/**
 * The parts of a visitor's page. Each part is a JSON value, sent when changed. This package does
 * not change the game.
 */
package org.gobang.ui.web.view;
