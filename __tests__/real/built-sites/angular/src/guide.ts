import { Component, inject, signal } from '@angular/core';
import { ActivatedRoute, RouterLink } from '@angular/router';
import Diagram from './diagram';

@Component({
  selector: 'site-guide',
  imports: [Diagram, RouterLink],
  template: `
    <h1>Guide {{ name }} of release __RELEASE__</h1>
    <button type="button" [attr.data-scripts]="scripts" (click)="isOpen.set(true)">Show diagram</button>
    @defer (when isOpen()) {
      <site-diagram />
    }
    <a routerLink="/reference">Reference</a>
  `,
})
export class Guide {
  readonly name = inject(ActivatedRoute).snapshot.params['name'];
  readonly scripts = (window as unknown as { scriptsOfRelease: string }).scriptsOfRelease;
  readonly isOpen = signal(false);
}
