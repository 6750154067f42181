/** The plugins as a person keeps them: what there is, what was refused, and what can be done. */
package org.gobang.presentation.plugin;
