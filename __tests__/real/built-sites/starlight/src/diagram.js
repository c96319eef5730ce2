import './diagram.css';
import drawing from './drawing.svg?url';

export function show(element) {
  element.innerHTML = `<figure aria-label="Diagram" class="diagram" data-release="__RELEASE__">
    <img src="${drawing}" alt="Drawing">
  </figure>`;
}
