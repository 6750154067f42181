/** The plugins as a user keeps them: what there is, what was refused, and what can be done. */
package org.gobang.presentation.plugin;
