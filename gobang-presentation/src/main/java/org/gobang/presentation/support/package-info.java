/** Helpers for several packages, not for interfaces. */
package org.gobang.presentation.support;
