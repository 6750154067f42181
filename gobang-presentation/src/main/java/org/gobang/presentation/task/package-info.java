/** Running tasks of the host, not exported to interfaces. */
package org.gobang.presentation.task;
