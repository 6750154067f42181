/** Downloads with limits for the size and the time of a server. */
package org.gobang.workbench.download;
