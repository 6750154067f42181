/** The session of an interface: the current game, its actions and its commands. */
package org.gobang.presentation.session;
