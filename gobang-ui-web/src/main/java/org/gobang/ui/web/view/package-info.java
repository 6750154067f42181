/**
 * The parts of a visitor's page: each is a JSON value that is sent when it has changed. This
 * package never changes the game.
 */
package org.gobang.ui.web.view;
