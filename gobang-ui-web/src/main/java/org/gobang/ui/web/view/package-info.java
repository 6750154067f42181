/**
 * What a visitor's page shows, in parts: each is a JSON value that is sent when it has changed.
 * Nothing here changes the game.
 */
package org.gobang.ui.web.view;
