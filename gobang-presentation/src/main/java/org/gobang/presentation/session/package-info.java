/** The game at hand. */
package org.gobang.presentation.session;
