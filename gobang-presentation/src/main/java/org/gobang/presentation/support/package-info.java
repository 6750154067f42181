/** Helpers shared by the packages of this module, not exported to interfaces. */
package org.gobang.presentation.support;
