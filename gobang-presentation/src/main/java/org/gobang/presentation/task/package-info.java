/** Running tasks of the host, not for interfaces. */
package org.gobang.presentation.task;
