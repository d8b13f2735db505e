/**
 * @generated SignedSource<<b9e32da27900c66e071d2b8056bd8acc>>
 * @relayHash d9ddebb8872fe9ec0b44c72a99acda8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05bfc6e8a1f26f696220f565704b0359d3126d9223caf986447218d277a6da29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsTabQuery } from './SettingsTabQuery.graphql';

const node: PreloadableConcreteRequest<SettingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05bfc6e8a1f26f696220f565704b0359d3126d9223caf986447218d277a6da29",
    "metadata": {},
    "name": "SettingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
