/** Downloads with limits for the size and the idle time of a server. */
package org.gobang.workbench.download;
